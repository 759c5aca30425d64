// What the pages are made of that a mail or a button leads visitors to, apart from the routes that every page loads.
export const providerReturnPage = () => import('../features/accounts/provider-return-page.tsx');
export const registerPage = () => import('../features/accounts/register-page.tsx');
export const verifyPage = () => import('../features/accounts/verify-page.tsx');
export const forgotPasswordPage = () => import('../features/accounts/forgot-password-page.tsx');
export const resetPasswordPage = () => import('../features/accounts/reset-password-page.tsx');
export const myDataPage = () => import('../features/leaving/my-data-page.tsx');
export const unsubscribePage = () => import('../features/notifications/unsubscribe-page.tsx');
export const joinPage = () => import('../features/accounts/join-page.tsx');
