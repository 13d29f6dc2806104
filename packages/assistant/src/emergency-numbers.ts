/** Who to call in an emergency; not tax figures, so not kept per year. */
export const emergencyNumbers = { samaritans: '116 123', emergency: '999' } as const;
