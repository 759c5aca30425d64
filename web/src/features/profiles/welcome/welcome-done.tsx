import { Link } from '@tanstack/react-router';
import type { OwnProfile } from '../../../api/accounts/own-profile.ts';
import { usePictures } from '../../../api/photos/own-photos.ts';
import { messages } from '#texts/welcome.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';
import { CardPreview } from './card-preview.tsx';
import classes from './welcome-done.module.css';

export function WelcomeDone({ own }: { own: OwnProfile }) {
  const { done: m } = messages;
  const { data: pictures } = usePictures();
  const inReview = Boolean(pictures?.length) && pictures?.every(({ waiting }) => waiting);
  return (
    <div className={`grid min-h-dvh ${classes.page}`}>
      <CardPreview user={own.user} finished />
      <div className={`grid content-center justify-items-start gap-5 ${classes.texts}`}>
        <h1 className="tracking-tightest text-balance title-page">{m.title}</h1>
        <p className="text-lg text-pretty text-muted">{m.text}</p>
        {inReview && <p className="text-lg text-pretty text-muted">{m.inReview}</p>}
        <Button
          className={classes.action}
          render={(props) => <Link to="/discover" {...props} />}
          size="lg"
        >
          {m.discover}
        </Button>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <Link to="/questions" className={columnLink}>
            {m.questions}
          </Link>
          <Link to="/profile" className={columnLink}>
            {m.profile}
          </Link>
        </div>
      </div>
    </div>
  );
}
