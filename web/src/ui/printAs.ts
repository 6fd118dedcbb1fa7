import './Print.css';

/** Prints the page; browsers that save it as a PDF propose `name` for the file. */
export function printAs(name: string): void {
  const { title } = document;
  document.title = name;
  addEventListener('afterprint', () => (document.title = title), { once: true });
  print();
}
