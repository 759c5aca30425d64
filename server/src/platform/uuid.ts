/** An id as PostgreSQL reads it, without 'urn:uuid:' before it. */
export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
