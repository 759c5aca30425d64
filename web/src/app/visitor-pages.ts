// What the pages are made of that a mail or a button leads visitors to, apart from the routes that every page loads.
export const providerReturnPage = () =>
  import('../features/accounts/sign-in/provider-return-page.tsx');
export const registerPage = () => import('../features/accounts/registration/register-page.tsx');
export const verifyPage = () => import('../features/accounts/registration/verify-page.tsx');
export const forgotPasswordPage = () =>
  import('../features/accounts/sign-in/forgot-password-page.tsx');
export const resetPasswordPage = () =>
  import('../features/accounts/sign-in/reset-password-page.tsx');
export const myDataPage = () => import('../features/personal-data/my-data-page.tsx');
export const unsubscribePage = () => import('../features/notices/unsubscribe-page.tsx');
export const joinPage = () => import('../features/accounts/join/join-page.tsx');
