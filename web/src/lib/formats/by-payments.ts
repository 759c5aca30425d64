import type { WebSettings } from '@kindred/contract/settings';
import { config } from '../calls/config.ts';

type Payments = WebSettings['payments'];

/** The text for the payments of this site. In a prerendered page all of them, of which the server keeps one. */
export function byPayments(texts: Record<Payments, string>): string {
  const setting: string = config.payments;
  if (setting in texts) return texts[config.payments];
  const cases = Object.entries(texts).map(([name, text]) => `__IF.${name}__${text}`);
  return `__CASE.payments__${cases.join('')}__END__`;
}
