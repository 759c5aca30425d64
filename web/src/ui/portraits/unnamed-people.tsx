import unnamed from './unnamed.svg';

/** Four people without faces, drawn and the same for everyone: what is behind premium, never made from anyone's photo. */
export const UnnamedPeople = ({ className = '' }: { className?: string }) => (
  <img className={className} src={unnamed} alt="" width={516} height={180} />
);
