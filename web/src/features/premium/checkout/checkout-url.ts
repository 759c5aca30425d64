/** Where a bank sends its customer back to. */
export function checkoutUrl(search: Record<string, string>): string {
  return `${location.origin}/premium/checkout?${new URLSearchParams(search)}`;
}
