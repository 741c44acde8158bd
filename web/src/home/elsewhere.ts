/** The address of a server as somebody types it; none if it is not one. */
export function addressOf(typed: string): string | null {
  const whole = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, href } = new URL(whole);
  return /^https?:$/.test(protocol) && /^(localhost|\[.+\]|.+\..+)$/.test(hostname) ? href : null;
}
