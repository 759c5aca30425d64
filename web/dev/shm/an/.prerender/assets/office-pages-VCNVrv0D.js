// web/src/app/office-pages.ts
var dashboardPage = () => import("./dashboard-page-D5kV5iMX.js");
var usersPage = () => import("./users-page-C6PGYfRd.js").then((n) => n.t);
var memberFilePage = () => import("./member-file-page-RJW859Zi.js");
var reportsPage = () => import("./reports-page-BCGBWhgW.js");
var photoReviewPage = () => import("./photo-review-page-BjOCrX28.js");
var teamPage = () => import("./team-page-BuCgKAp5.js");
var auditPage = () => import("./audit-page-YNwG8Sco.js");
var securityPage = () => import("./security-page-gy058i2I.js");
export { auditPage, dashboardPage, memberFilePage, photoReviewPage, reportsPage, securityPage, teamPage, usersPage };
