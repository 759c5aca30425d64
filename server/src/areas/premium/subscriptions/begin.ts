import type { BeginVersion } from '@kindred/contract/premium/begin';
import type { Stripe } from 'stripe';
import type { RequestRow } from '../requests/requests.ts';
import type { SubscribeContent } from './subscribe.ts';

/**
 * That a member asked for premium immediately and agreed to pay for the time used before a withdrawal: the version of the text
 * and the time. The provider stores it with the subscription, so that no interruption can separate them.
 */
export const beginMetadata = ({ content, created_at: at }: RequestRow): Stripe.MetadataParam => {
  const { begin } = content as SubscribeContent;
  return begin ? { begin, begin_at: at.toISOString() } : {};
};

export function readBegin(metadata: Stripe.Metadata) {
  const at = new Date(metadata['begin_at'] ?? '');
  const isKnown = Boolean(metadata['begin']) && !Number.isNaN(at.getTime());
  return {
    beginVersion: isKnown ? (metadata['begin'] as BeginVersion) : null,
    beginAgreedAt: isKnown ? at : null,
  };
}
