import type { LetterPart } from '@kindred/contract/mails';
import { light } from './colors.ts';
import { type } from './fonts.ts';
import { type Markup, html } from './markup.ts';

export function writePart(part: LetterPart, color: string): Markup {
  const ink = `margin:0 0 16px;${type.text};color:${light.ink}`;
  if ('text' in part) return html`<p class="ink" style="${ink}">${part.text}</p>`;
  if ('written' in part) {
    return html`<p class="ink" dir="auto" style="${ink}">${part.written}</p>`;
  }
  if ('note' in part) {
    return html`<p class="soft" style="margin:8px 0 0;${type.note};color:${light.soft}">
      ${part.note}
    </p>`;
  }
  if ('code' in part) {
    const box = `padding:16px;border-radius:12px;background:${light.sunken};text-align:center`;
    return html`<p
      class="ink sunken"
      style="margin:0 0 24px;${box};${type.code};color:${light.ink}"
    >
      ${part.code}
    </p>`;
  }
  const words = `${type.button};color:#ffffff;text-decoration:none`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
    <tr>
      <td style="border-radius:999px;background:${color}">
        <a href="${part.href}" style="display:inline-block;padding:14px 28px;${words}">
          ${part.label}
        </a>
      </td>
    </tr>
  </table>`;
}
