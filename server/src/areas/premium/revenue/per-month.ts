/** Recurring revenue is stored per year and shown per month. The addition makes -0 a 0. */
const perMonth = (yearly: number) => Math.round(yearly / 12) + 0;

/**
 * Yearly amounts as monthly ones that add up: the shown parts together are the difference of the shown totals before and
 * after them. Each is rounded with what came before it, and so is less than a cent off.
 */
export function partsPerMonth(before: number, parts: readonly number[]) {
  let sum = before;
  return parts.map((part) => {
    const shown = perMonth(sum + part) - perMonth(sum);
    sum += part;
    return shown;
  });
}
