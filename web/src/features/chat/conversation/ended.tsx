import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { usePastMatches } from '../../../api/likes.ts';
import { messages } from '#texts/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Gone } from '../../../ui/pages/gone.tsx';
import { pastHash } from '../past-hash.ts';
import { textLink } from '../../../ui/pages/text-link.ts';

const NotSent = lazyRouteComponent(() => import('../messages/not-sent.tsx'), 'NotSent');

/** The match ended, or there never was one: the two look the same, unless the reader has reported them. */
export function Ended({ id }: { id: string }) {
  const { chat: m } = messages;
  const { data } = usePastMatches();
  const past = data?.matches.find(({ memberId }) => memberId === id);
  return (
    <div className="overflow-y-auto bg-surface">
      <Gone title={m.ended} about={past?.isReported ? m.endedReported : m.endedAbout}>
        <Suspense>
          <NotSent id={id} />
        </Suspense>
        <Button size="md" render={(props) => <Link to="/matches" {...props} />}>
          {m.back}
        </Button>
        {past?.isReported && (
          <Link to="/my-reports" className={textLink}>
            {messages.ownReports}
          </Link>
        )}
        <Link to="/matches" hash={pastHash} className={textLink}>
          {messages.inbox.past}
        </Link>
      </Gone>
    </div>
  );
}
