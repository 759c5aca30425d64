import { Link } from '@tanstack/react-router';
import { messages } from '#texts/likes.ts';
import { Button } from '../../ui/buttons/button.tsx';

export const BrowseLink = () => (
  <Button look="plain" size="md" render={(props) => <Link to="/browse" {...props} />}>
    {messages.likes.browse}
  </Button>
);
