import type { Topic } from './report-texts.ts';

/** How a conversation went wrong: what the reported member wrote, what came back, and which message was reported. */
interface Quarrel {
  readonly topic: Topic;
  readonly complaint: string;
  readonly lines: readonly { readonly byReported: boolean; readonly body: string }[];
  /** The place of the reported message among the lines, from 0. */
  readonly reported: number;
}

/** Lines of the reported member start with `>`, and the reported one with `!`. */
function quarrel(topic: Topic, complaint: string, text: string): Quarrel {
  const lines = text.split('\n').map((line) => line.trim());
  return {
    topic,
    complaint,
    lines: lines.map((line) => ({
      byReported: /^[>!]/.test(line),
      body: line.replace(/^[>!] /, ''),
    })),
    reported: lines.findIndex((line) => line.startsWith('!')),
  };
}

export const quarrels: readonly Quarrel[] = [
  quarrel(
    'insults',
    'She was friendly until I said I could not meet this week.',
    `> So Thursday then
    Sorry, this week is too full. Next week?
    > Next week, sure. You all say that.
    I mean it, I just can’t on Thursday.
    ! Do you think you’re something special? Have you seen your photos? No one else would even answer you.
    Okay, I’m going to leave it there.
    > Good. Pathetic.`,
  ),
  quarrel(
    'pressure',
    'I told him to stop and he goes on and on.',
    `> You went quiet
    > Hello?
    I was at work. I don’t think we’re a match, but all the best.
    > You don’t get to decide that after two days
    > Answer me
    ! I know you’re online. I know which café you work in, I’ll just come by.
    Please don’t. I’m asking you to stop.
    > We’ll see`,
  ),
  quarrel(
    'threat',
    'This is a threat and I want you to have it in writing.',
    `> Who is the man in your new photo
    That’s my brother, and it’s none of your business.
    > Don’t lie to me
    ! If I see you with him I will break his legs and then we talk, you and me
    I’m reporting this.`,
  ),
  quarrel(
    'sexual',
    'I never asked for this and told him so.',
    `> What are you wearing
    Let’s not do that please
    > Come on, no one sees it here
    No. I said no.
    ! Then I’ll tell you what I’d do with you tonight, all of it, and you can just read
    That’s it for me.`,
  ),
  quarrel(
    'money',
    'It felt real for ten days, and now this.',
    `> I have bad news, I am stuck at the airport
    Oh no, what happened?
    > My card is blocked and the hotel wants the money today
    Can your bank help?
    ! It is only 450. You can send it with a gift card, I pay you back on Monday, I promise my heart
    I’m not sending money.
    > So you don’t trust me after everything`,
  ),
  quarrel(
    'hate',
    'I don’t have to read this about where my parents come from.',
    `> Where are you really from
    From Leeds, as it says.
    > You know what I mean
    My parents moved here forty years ago.
    ! Then they should have stayed there, this country is full of your kind
    Goodbye.`,
  ),
  quarrel(
    'manners',
    'Is this allowed?',
    `> Are you on another app too
    Yes, why?
    ! Let’s write there, I’m hardly ever here
    I’d rather stay here for now.
    > Your loss`,
  ),
];
