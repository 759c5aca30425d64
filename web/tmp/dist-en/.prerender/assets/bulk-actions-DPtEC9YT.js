// contract/src/user-admin/bulk-actions.ts
var bulkActions = ['activate', 'deactivate', 'verify'];
export { bulkActions as t };
