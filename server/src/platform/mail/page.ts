import type { Letter } from '@kindred/contract/mails';
import { darkSheet, light } from './colors.ts';
import { type } from './fonts.ts';
import { html } from './markup.ts';
import { writePart } from './letter-parts.ts';

export interface PageOptions {
  readonly brand: string;
  readonly home: string;
  readonly color: string;
  /** Of the language. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly questions: string;
  readonly stop: { readonly label: string; readonly href: string } | undefined;
}

const card = `padding:36px 32px;background:${light.card};border:1px solid ${light.line};border-radius:20px`;
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/**
 * Tables and inline styles, since that is what mail programs keep; the sheet only repaints the dark scheme.
 * Nothing is loaded from anywhere, so no one learns when a mail is read.
 */
export function writePage(
  { subject, preview, title, parts, reason }: Letter,
  look: PageOptions,
): string {
  const attributes = { markup: table };
  // Mail programs do not know the word start.
  const side = look.direction === 'rtl' ? 'right' : 'left';
  return html`<!doctype html>
    <html lang="${look.tag}" dir="${look.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${subject}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          ${{ markup: darkSheet }}
        </style>
      </head>
      <body
        class="page"
        dir="${look.direction}"
        style="margin:0;padding:0;background:${light.page}"
      >
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table class="page" ${attributes} style="background:${light.page}">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table ${attributes} style="max-width:520px;text-align:${side}">
                <tr>
                  <td style="padding:0 4px 20px">
                    <a
                      class="ink"
                      href="${look.home}"
                      style="${type.brand};color:${light.ink};text-decoration:none"
                      >${look.brand}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td class="card" style="${card}">
                    <h1 class="ink" style="margin:0 0 16px;${type.title};color:${light.ink}">
                      ${title}
                    </h1>
                    ${parts.map((part) => writePart(part, look.color))}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding:20px 4px 0;${type.foot};color:${light.soft}">
                    ${reason}<br />${look.questions} ${writeUnsubscribe(look.stop)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}

function writeUnsubscribe(stop: PageOptions['stop']) {
  if (!stop) return [];
  return html`<br /><a class="soft" href="${stop.href}" style="color:${light.soft}"
      >${stop.label}</a
    >`;
}
