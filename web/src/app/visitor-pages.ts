// What the pages are made of that a mail or a button leads visitors to, apart from the routes that every page loads.
export const providerReturnPage = () =>
  import('../features/accounts/signing-in/provider-return-page.tsx');
export const registerPage = () => import('../features/accounts/registering/register-page.tsx');
export const verifyPage = () => import('../features/accounts/registering/verify-page.tsx');
export const forgotPasswordPage = () =>
  import('../features/accounts/signing-in/forgot-password-page.tsx');
export const resetPasswordPage = () =>
  import('../features/accounts/signing-in/reset-password-page.tsx');
export const myDataPage = () => import('../features/leaving/my-data-page.tsx');
export const unsubscribePage = () => import('../features/notifications/unsubscribe-page.tsx');
export const joinPage = () => import('../features/accounts/joining/join-page.tsx');
