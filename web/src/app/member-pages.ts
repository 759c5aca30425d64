// What the pages of members are made of is listed here, apart from the routes that every page loads.
export const homePage = () => import('../features/home/home-page.tsx');
export const welcomePage = () => import('../features/profiles/welcome-page.tsx');
export const profilePage = () => import('../features/profiles/profile-page.tsx');
export const memberPage = () => import('../features/discovery/member-page.tsx');
export const settingsPage = () => import('../features/settings/settings-page.tsx');
export const myReportsPage = () => import('../features/reports/my-reports-page.tsx');
export const noticesPage = () => import('../features/notices/notices-page.tsx');
