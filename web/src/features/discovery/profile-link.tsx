import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/buttons/button.tsx';

interface Props {
  children: string;
  /** Whether another button is the main one. */
  quiet?: boolean;
}

/** Links to the page where profile and preferences are changed. */
export const ProfileLink = ({ children, quiet }: Props) => (
  <Button
    size="md"
    look={quiet ? 'plain' : 'main'}
    render={(props) => <Link to="/profile" {...props} />}
  >
    {children}
  </Button>
);
