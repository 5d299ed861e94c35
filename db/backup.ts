// Makes a backup of the database where BACKUP_TO says, while the server goes on: `npm run backup`.
import { AppError } from "#app/config/app-error.ts";

try {
  const { makeBackup } = await import("#app/models/storage/backups.server.ts");
  const { name, bytes, tables } = await makeBackup();
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${name}: ${(bytes / 1024 ** 2).toFixed(1)} MB, ${rows} rows, checked`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
