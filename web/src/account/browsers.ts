/** What a browser is called, of what it calls itself. */

/** The first of these that is named: each also names those after it. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

export function browserOf(device: string): string {
  const first = (known: readonly [RegExp, string][]) => known.find(([sign]) => sign.test(device))?.[1];
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(' · ') || device.slice(0, 60);
}
