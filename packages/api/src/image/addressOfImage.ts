/** Where a picture's bytes are. A reference that names another place is to nothing. */
export const addressOfImage = (id: string): string => `/api/image/${id}/`;
