import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';

/** Links to the page where profile and preferences are changed. */
export const ProfileLink = ({ children }: { children: string }) => (
  <Button size="md" radius="xl" renderRoot={(props) => <Link to="/profile" {...props} />}>
    {children}
  </Button>
);
