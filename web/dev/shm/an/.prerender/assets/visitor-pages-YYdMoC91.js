// web/src/app/visitor-pages.ts
var providerReturnPage = () => import("./provider-return-page-Du_UJo4Y.js");
var registerPage = () => import("./register-page-GCCcUfrl.js");
var verifyPage = () => import("./verify-page-oXu1PqU_.js");
var forgotPasswordPage = () => import("./forgot-password-page-IyLAJ7ty.js");
var resetPasswordPage = () => import("./reset-password-page-C05EMSEg.js");
var myDataPage = () => import("./my-data-page-B_sUqK9z.js");
var unsubscribePage = () => import("./unsubscribe-page-3j5v7uhl.js");
var joinPage = () => import("./join-page-DKmReTzx.js");
export { forgotPasswordPage, joinPage, myDataPage, providerReturnPage, registerPage, resetPasswordPage, unsubscribePage, verifyPage };
