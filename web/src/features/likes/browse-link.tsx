import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/likes.ts';

export const BrowseLink = () => (
  <Button
    variant="default"
    size="md"
    radius="xl"
    renderRoot={(props) => <Link to="/browse" {...props} />}
  >
    {messages.likes.browse}
  </Button>
);
