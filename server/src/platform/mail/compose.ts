import { languages } from '@kindred/contract/languages';
import { links } from '@kindred/contract/mail-links';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import { languageFor, textsFor } from '../text/language-texts.ts';
import type { Mail } from './kinds.ts';
import { writePage } from './page.ts';
import { writePlain } from './plain.ts';

/** The message as sent: a page in the operator's brand, and the same in plain text. */
export function composeMail(
  { mail: { from, color }, web: { brandName: brand, supportEmail }, publicUrl }: Config,
  mail: Mail,
  stopToken?: string,
): SendMailOptions {
  const link = links(publicUrl);
  const { frame, letters } = textsFor(mail.language);
  const { tag, direction } = languages[languageFor(mail.language)];
  const letter = letters[mail.kind](mail.data, { brand, link });
  const questions = frame.questions(supportEmail);
  const stop = stopToken ? { label: frame.stop, href: link.stop(stopToken) } : undefined;
  return {
    from,
    // As an object, so that an address is never parsed as a list.
    to: { name: '', address: mail.to },
    replyTo: { name: brand, address: supportEmail },
    subject: letter.subject,
    text: writePlain(letter, { questions, stop }),
    html: writePage(letter, { brand, home: link.home, color, tag, direction, questions, stop }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': tag,
      ...(stopToken && {
        'List-Unsubscribe': `<${link.stopByPost(stopToken)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
