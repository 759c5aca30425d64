/** Digits in groups of four, as on a card. */
export const formatNumber = (typed: string) =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The slash is added during typing, and removed with the digit before it. */
export function formatExpiry(typed: string, before: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  const erased = typed.length < before.length;
  if (digits.length < 2 || (digits.length === 2 && erased)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(text) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: 2000 + Number(year) };
}
