import type { RejectedPicture } from '../../api/photos/own-photos.ts';
import { config } from '../../lib/calls/config.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/rejected-photo.ts';
import { Alert } from '../../ui/states/alert.tsx';

/** Why a photo is missing, also after its notice was read, and how to contest that. */
export function RejectedPhoto({ rejected }: { rejected: RejectedPicture }) {
  return (
    <Alert kind="warning">
      {m.why({ day: formatDate(rejected.at), reason: rejected.reason })}{' '}
      <a className="underline" href={`mailto:${config.supportEmail}`}>
        {m.contest}
      </a>
    </Alert>
  );
}
