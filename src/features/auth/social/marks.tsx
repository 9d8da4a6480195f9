/** The providers' logos on their buttons, in the required colours; Apple's has the colour of the text. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth={4}>
      <path stroke="#ea4335" d="M5.07 8a8 8 0 0 1 12.88-1.35" />
      <path stroke="#fbbc05" d="M5.07 16a8 8 0 0 1 0-8" />
      <path stroke="#34a853" d="M17.46 17.85A8 8 0 0 1 5.07 16" />
      <path stroke="#4285f4" d="M12 12h8a8 8 0 0 1-2.54 5.85" />
    </svg>
  );
}

export function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none">
      <circle cx={12} cy={12} r={11} fill="#0866ff" />
      <path stroke="#fff" strokeWidth={2.8} d="M16.4 6.9h-1.3c-1.7 0-2.4 1-2.4 2.5v13.5M8.9 13.1h6.8" />
    </svg>
  );
}

export function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor">
      <path d="M12 8.2c-1.1-.6-2.1-.9-3.2-.8-2.6.2-4.2 2.5-4.2 5.5 0 3.7 2.4 8.1 4.8 8.1 1 0 1.6-.6 2.7-.6s1.6.6 2.7.6c2.1 0 3.9-3 4.6-5.1-1.5-.7-2.4-2-2.4-3.7 0-1.4.7-2.6 1.8-3.4-.9-1-2.1-1.5-3.4-1.5s-2.3.4-3.4.9Z" />
      <path d="M12 6.6c0-2.2 1.5-3.9 3.6-4.2.1 2.2-1.5 4.1-3.6 4.2Z" />
    </svg>
  );
}
