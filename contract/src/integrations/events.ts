/** Everything that webhooks can hear of, with the ids that an event carries. */
export const webhookEventFields = {
  'member.created': ['memberId'],
  'report.opened': ['reportId', 'caseId'],
  'case.decided': ['caseId', 'decisionId'],
  'subscription.created': ['subscriptionId', 'memberId'],
  'subscription.changed': ['subscriptionId', 'memberId'],
  'subscription.ended': ['subscriptionId', 'memberId'],
  'payment.succeeded': ['invoiceId', 'memberId'],
  'payment.failed': ['invoiceId', 'memberId'],
  'payment.refunded': ['refundId', 'invoiceId', 'memberId'],
} as const satisfies Record<string, readonly string[]>;

export type WebhookEvent = keyof typeof webhookEventFields;
export const webhookEvents = Object.keys(webhookEventFields) as WebhookEvent[];

/** Sent when an administrator asks for it, to one webhook. */
export const testEvent = 'webhook.test';
