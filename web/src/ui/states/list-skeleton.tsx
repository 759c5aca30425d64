import classes from './list-skeleton.module.css';
import { LoadingLine } from './loading-line.tsx';

const rows = Array.from({ length: 10 }, (_, index) => index);

interface Props {
  loading: string;
  /** Each row begins with a picture, also on a phone, where other rows are cards. */
  pictures?: boolean;
}

/** A skeleton of a list of staff: what is loading stands in the place of the header, so that the rows replace it in place. */
export function ListSkeleton({ loading, pictures = false }: Props) {
  return (
    <div
      className={`grid rounded-md border border-line bg-surface ${classes.skeleton}`}
      data-pictures={pictures || undefined}
    >
      <div className={`px-5 ${classes.head}`}>
        <LoadingLine text={loading} />
      </div>
      {rows.map((row) => (
        <div
          key={row}
          className={`flex h-11 items-center gap-5 border-b border-line-soft px-5 ${classes.group}`}
          aria-hidden
        >
          <i className={`flex-1 rounded-sm ${classes.mark}`} />
          <i className={`flex-1 rounded-sm ${classes.mark}`} />
          <i className={`flex-1 rounded-sm ${classes.mark}`} />
          <i className={`flex-1 rounded-sm ${classes.mark}`} />
          <i className={`flex-1 rounded-sm ${classes.mark}`} />
        </div>
      ))}
    </div>
  );
}
