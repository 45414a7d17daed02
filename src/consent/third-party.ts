/** Fetches a script of another house. That it does not come (a blocker, no network) is nobody's error. */
export function loadThirdParty(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
