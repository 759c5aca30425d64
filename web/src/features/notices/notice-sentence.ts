import type { NoticeAbout, NoticeContent, NoticeKind } from '@kindred/contract/notices/all-kinds';
import { messages as reasonTexts } from '#texts/approval-reasons.ts';
import { messages as outcomes } from '#texts/photo-check-outcomes.ts';
import { messages as rejectTexts } from '#texts/reject-reasons.ts';
import { messages as sanctionTexts } from '#texts/sanctions.ts';
import { messages as m } from '#texts/notice-sentences.ts';
import { shortId } from '../../lib/facts/short-id.ts';

/** Most mention nothing, or what the notice is about. A kind without a sentence is a type error. */
const sentences: {
  readonly [Kind in NoticeKind]: string | ((about: NoticeAbout<Kind>) => string);
} = {
  ...m,
  announcement: ({ title }) => title,
  message: ({ firstName, count = 1 }) => m.message({ firstName, count }),
  like: ({ count, notes }) =>
    notes === undefined
      ? m.like({ count })
      : `${m.like({ count })} ${m.likeNotes({ count, notes })}`,
  'search.new-people': ({ searches }) => searches.map(m['search.new-people']).join(' '),
  'report.reply': ({ reportId }) => m['report.reply']({ reference: shortId(reportId) }),
  'report.outcome': ({ reportId, status }) =>
    m['report.outcome']({ reference: shortId(reportId), status }),
  'photo.rejected': ({ reason }) => m['photo.rejected']({ why: rejectTexts[reason].notice }),
  'decision.made': ({ action }) => m['decision.made']({ what: sanctionTexts[action].notice }),
  'photo-check.refused': ({ reason }) =>
    m['photo-check.refused']({ why: outcomes.refused[reason].sentence }),
  'photo-check.ended': ({ why }) => m['photo-check.ended']({ why: outcomes.ended[why] }),
  'approval.refused': ({ reason }) => m['approval.refused']({ why: reasonTexts[reason].member }),
};

/** Apart from the words of the bell, which is on every page. */
export function noticeSentence({ kind, about }: NoticeContent) {
  const sentence = sentences[kind];
  return typeof sentence === 'string' ? sentence : sentence(about as never);
}
