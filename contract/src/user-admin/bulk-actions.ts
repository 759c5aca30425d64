export const bulkActions = ['activate', 'deactivate', 'verify'] as const;
export type BulkAction = (typeof bulkActions)[number];
