// web/src/app/member-pages.ts
var homePage = () => import("./home-page-HuvNrl0e.js");
var welcomePage = () => import("./welcome-page-CVZHmZg8.js");
var profilePage = () => import("./profile-page-Q8964owb.js");
var memberPage = () => import("./member-page-D3OTlhhi.js");
var settingsPage = () => import("./settings-page-Dc0hrpOc.js");
var myReportsPage = () => import("./my-reports-page-BJSriKzU.js");
var noticesPage = () => import("./notices-page-nvDhQpOQ.js");
export { homePage, memberPage, myReportsPage, noticesPage, profilePage, settingsPage, welcomePage };
