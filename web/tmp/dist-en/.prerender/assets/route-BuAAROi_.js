// contract/src/route.ts
var staffRoles = ['administrator', 'moderator', 'support', 'analyst'];
/** The base of every path of the product's own API. */
var apiBase = '/api/v1';
export { staffRoles as n, apiBase as t };
