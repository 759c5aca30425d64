/** The address to which a bank sends its customer back. */
export function checkoutUrl(search: Record<string, string>): string {
  return `${location.origin}/premium/checkout?${new URLSearchParams(search)}`;
}
