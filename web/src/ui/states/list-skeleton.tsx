import classes from './list-skeleton.module.css';
import { LoadingLine } from './loading-line.tsx';

const rows = Array.from({ length: 10 }, (_, index) => index);

interface Props {
  loading: string;
  /** Each row begins with a picture, also on a phone, where other rows are cards. */
  pictures?: boolean;
}

/** A skeleton of a list of staff. */
export function ListSkeleton({ loading, pictures = false }: Props) {
  return (
    <>
      <LoadingLine text={loading} />
      <div
        className={`grid border-line rounded-md bg-surface ${classes.skeleton}`}
        data-pictures={pictures || undefined}
        aria-hidden
      >
        {rows.map((row) => (
          <div className={`row gap-5 h-target border-bottom-soft px-5 ${classes.group}`} key={row}>
            <i className={`flex-1 rounded-sm ${classes.mark}`} />
            <i className={`flex-1 rounded-sm ${classes.mark}`} />
            <i className={`flex-1 rounded-sm ${classes.mark}`} />
            <i className={`flex-1 rounded-sm ${classes.mark}`} />
            <i className={`flex-1 rounded-sm ${classes.mark}`} />
          </div>
        ))}
      </div>
    </>
  );
}
