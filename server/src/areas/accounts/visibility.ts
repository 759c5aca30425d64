import {
  comeBack,
  facebook,
  google,
  login,
  logout,
  refreshToken,
  register,
  resendVerification,
  verifyEmail,
} from '@kindred/contract/accounts';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  deactivate,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSessions,
  resetPassword,
} from '@kindred/contract/accounts/credentials';
import { proveSecondFactor } from '@kindred/contract/accounts/second-factor';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

const password = 'a horse that counts staples';

export const visibility = [
  aboutCaller(logout),
  aboutCaller(deactivate, { body: { password } }),
  aboutCaller(changePassword, { body: { password, newPassword: 'quite another set of words' } }),
  aboutCaller(changeEmail, {
    body: { email: '{address}', password: 'not the password' },
    status: 422,
  }),
  aboutCaller(confirmEmailChange, {
    body: { presentCode: '000000', newCode: '000000' },
    status: 422,
  }),
  aboutCaller(listSessions),
  aboutOwner(endSession, [200, 404, 404], { url: '/auth/sessions/{session}' }),
  aboutCaller(endOtherSessions),
];

/** Open to everyone, signed in or not. */
export const publicRoutes = [
  comeBack,
  facebook,
  forgotPassword,
  google,
  login,
  proveSecondFactor,
  refreshToken,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
];
