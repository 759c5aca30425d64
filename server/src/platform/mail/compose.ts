import { dayIn } from '@kindred/contract/day-in';
import { languages } from '@kindred/contract/languages';
import { mailColorOf } from '@kindred/contract/site/look';
import { links } from '@kindred/contract/mail-links';
import type { MailContext } from '@kindred/contract/mails';
import type { SendMailOptions } from 'nodemailer';
import type { FastifyInstance } from 'fastify';
import { languageFor, textsFor, textsOf } from '../text/language-texts.ts';
import type { Mail } from './kinds.ts';
import { writePage } from './page.ts';
import { writePlain } from './plain.ts';

type Composing = Pick<FastifyInstance, 'config' | 'site'>;

/** What all letters are written with. */
export const mailContext = (
  { publicUrl, timeZone }: Composing['config'],
  brand: string,
): MailContext => ({
  brand,
  link: links(publicUrl),
  dayOf: (time) => dayIn(timeZone, time),
});

/** The message as sent: a page in the operator's brand, and the same in plain text. */
export function composeMail(
  { config, site }: Composing,
  mail: Mail,
  stopToken?: string,
): SendMailOptions {
  const { mail: sender } = config;
  const { name: brand, supportEmail, colors } = site.document.brand;
  const context = mailContext(config, brand);
  const { link } = context;
  const language = languageFor(mail.language);
  const { tag, direction } = languages[language];
  const { frame, letters } = mail.ownTexts ? textsOf(language, mail.ownTexts) : textsFor(language);
  const letter = letters[mail.kind](mail.data, context);
  const questions = frame.questions({ address: supportEmail });
  const stop = stopToken ? { label: frame.stop(), href: link.stop(stopToken) } : undefined;
  return {
    from: { ...sender.from, name: sender.from.name ?? brand },
    // As an object, so that an address is never parsed as a list.
    to: { name: '', address: mail.to },
    replyTo: { name: brand, address: supportEmail },
    subject: letter.subject,
    text: writePlain(letter, { questions, stop }),
    html: writePage(letter, {
      brand,
      home: link.home,
      color: mailColorOf({ colors }),
      tag,
      direction,
      questions,
      stop,
    }),
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
