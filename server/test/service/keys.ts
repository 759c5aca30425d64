/** Signs the sessions of tests, and nothing outside of them. */
export const secret = 'signs nothing outside of a test';

/** The keys of a payment sandbox of tests. */
export const keys = {
  secretKey: 'sk_test_12345678',
  publishableKey: 'pk_test_12345678',
  webhookSecret: 'whsec_12345678',
};
