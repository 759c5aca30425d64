// Plain words: the router of the web reads addresses by them on every page, without any schema.
export const userStatuses = ['all', 'active', 'inactive', 'online', 'verified'] as const;
export const userTypes = ['all', 'vip', 'free'] as const;
export const userSorts = [
  'name',
  'email',
  'createdAt',
  'lastActive',
  'status',
  'subscription',
] as const;
export const sortOrders = ['asc', 'desc'] as const;
