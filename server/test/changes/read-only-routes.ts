/** Routes that are no GET but change nothing that others change. */
export const readOnlyRoutes = [
  'POST /announcements/count',
  'POST /archives/link',
  'POST /archives/open',
  'POST /auth/invitation',
  'POST /auth/invited',
  'POST /auth/mailed-link',
  'POST /invitation-codes/check',
  'POST /notices/unsubscribe/link',
  'POST /picture-requests/fingerprint',
  'POST /picture-requests/open',
  'POST /site/mails/trial',
  'POST /site/mails/{kind}/test',
  'POST /site/pages/preview',
  'POST /statements/open',
  'POST /subscription/withdrawal/open',
  'POST /users/export-selection',
];
