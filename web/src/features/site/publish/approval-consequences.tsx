import type { VersionChange } from '@kindred/contract/site';
import { messages as m } from '#texts/site-joining.ts';

/** Whom turning approval on or off is about. */
export const ApprovalConsequences = ({ change: { after } }: { change: VersionChange }) => (
  <span className="block">{after === true ? m.approvalOn : m.approvalOff}</span>
);
