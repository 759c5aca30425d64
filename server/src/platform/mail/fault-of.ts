import type { MailFault } from '@kindred/contract/site/setup';
import type { NodemailerError } from 'nodemailer';

const byCode: Readonly<Record<string, MailFault>> = {
  EDNS: 'unreachable',
  ECONNECTION: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ESOCKET: 'unreachable',
  EPROXY: 'unreachable',
  ETLS: 'encryption',
  EREQUIRETLS: 'encryption',
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
  EOAUTH2: 'sign-in',
};

const longest = 300;

/** Why a mail was not sent, in the words of people, and what the mail server said. */
export function faultOf(error: unknown): { fault: MailFault; answer: string | null } {
  const { code = '', command, response, message = '' } = error as Partial<NodemailerError>;
  const answer = response?.slice(0, longest) ?? null;
  if (code === 'EENVELOPE')
    return { fault: command === 'MAIL FROM' ? 'sender' : 'recipient', answer };
  // A certificate that does not fit is an error of the connection, too.
  if (/certificate|tls|ssl/i.test(message) && code === 'ESOCKET')
    return { fault: 'encryption', answer };
  return { fault: byCode[code] ?? 'other', answer };
}
