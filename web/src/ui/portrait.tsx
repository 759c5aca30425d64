import classes from './portrait.module.css';

interface Props {
  src: string;
  width: number;
  height: number;
  loading?: 'lazy' | 'eager';
}

/** A drawn person as decoration; fades in when it has arrived, so that words come first and nothing flashes. */
export function Portrait(props: Props) {
  return (
    <img
      {...props}
      alt=""
      className={classes.portrait}
      onLoad={({ currentTarget }) => (currentTarget.dataset['loaded'] = '')}
    />
  );
}
