import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';

interface Props {
  children: string;
  /** Whether another button is the main one. */
  quiet?: boolean;
}

/** Links to the page where profile and preferences are changed. */
export const ProfileLink = ({ children, quiet }: Props) => (
  <Button
    size="md"
    radius="xl"
    {...(quiet && { variant: 'default' })}
    renderRoot={(props) => <Link to="/profile" {...props} />}
  >
    {children}
  </Button>
);
