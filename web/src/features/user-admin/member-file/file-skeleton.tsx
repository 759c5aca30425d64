import { messages as m } from '#texts/member-file.ts';
import panel from '../../../ui/pages/panel.module.css';
import classes from './file-skeleton.module.css';
import file from './member-file.module.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A skeleton of the file. */
export function FileSkeleton() {
  return (
    <>
      <output className="text-sm font-normal text-muted">{m.loading}</output>
      <div className="flex items-center gap-5" aria-hidden>
        <i className={`flex-none rounded-lg bg-skeleton ${file.portrait}`} />
        <Bars count={3} />
      </div>
      <div className={`grid items-start gap-4 ${file.columns}`} aria-hidden>
        <div className="grid min-w-0 gap-4">
          <Box count={6} />
          <Box count={4} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Box count={3} />
          <Box count={5} />
        </div>
      </div>
    </>
  );
}

const Box = ({ count }: { count: number }) => (
  <div className={`p-5 ${panel.panel}`}>
    <Bars count={count} />
  </div>
);

const Bars = ({ count }: { count: number }) => (
  <div className={`grid flex-1 gap-4 ${classes.bars}`}>
    {lines.slice(0, count).map((line) => (
      <i className={`rounded-sm bg-skeleton ${classes.bar}`} key={line} />
    ))}
  </div>
);
