/** Points as a person writes them: they are kept as whole numbers of 1/scale. */
export function points(total: number, scale: number): string {
  return (total / scale).toFixed(Math.ceil(Math.log10(scale))).replace('-', '−');
}
