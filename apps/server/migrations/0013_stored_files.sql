CREATE TABLE "stored_files" (
	"key" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
