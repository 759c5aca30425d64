const users = '/auth/search-users?limit=20';
const reports = '/reports/reports?limit=10';

/** What people at work in the back office ask all day. */
export const questions = [
  { id: 'dashboard', path: '/statistics/dashboard' },
  { id: 'users, first page', path: '/auth/users?limit=20' },
  { id: 'users, page 1,900', path: `${users}&page=1900` },
  { id: 'users, last page but ten', path: `${users}&page=49990` },
  ...['active', 'inactive', 'online', 'verified'].map((status) => ({
    id: `users, ${status}`,
    path: `${users}&status=${status}`,
  })),
  ...['vip', 'free'].map((type) => ({ id: `users, ${type}`, path: `${users}&type=${type}` })),
  { id: 'users, active vip, page 1,900', path: `${users}&status=active&type=vip&page=1900` },
  ...['name', 'email', 'lastActive', 'status', 'subscription'].map((sort) => ({
    id: `users by ${sort}`,
    path: `${users}&sortBy=${sort}&sortOrder=asc`,
  })),
  { id: 'users by name, page 1,900', path: `${users}&sortBy=name&page=1900` },
  { id: 'users, three letters of a name', path: `${users}&searchTerm=ann` },
  { id: 'users, three letters that few have', path: `${users}&searchTerm=xyz` },
  { id: 'users, part of an address', path: `${users}&searchTerm=mar%40`.replace('%40', '.') },
  { id: 'users, inactive with three letters', path: `${users}&searchTerm=ann&status=inactive` },
  { id: 'reports, first page', path: reports },
  { id: 'reports, page 1,900', path: `${reports}&page=1900` },
  ...['pending', 'resolved', 'rejected'].map((status) => ({
    id: `reports, ${status}`,
    path: `${reports}&status=${status}`,
  })),
  { id: 'reports of one type', path: `${reports}&problem_type=Harassment` },
  { id: 'reports, pending and critical', path: `${reports}&status=pending&priority=critical` },
  ...['priority', 'status', 'problem_type'].map((sort) => ({
    id: `reports by ${sort}`,
    path: `${reports}&sortBy=${sort}`,
  })),
  { id: 'reports, three letters', path: `${reports}&search=pay` },
  { id: 'report figures', path: '/reports/report/stats/statistics' },
];
